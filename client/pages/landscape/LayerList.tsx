import type { Landscape } from '../../../shared/content/schemas/landscape.ts'
import { toSlug } from '../../../shared/values/slug.ts'
import { Part } from '../../components/Part.tsx'
import words from '../../components/text.module.scss'
import styles from './landscape.module.scss'
import { Mark } from './Mark.tsx'

export function LayerList({ layers }: Pick<Landscape, 'layers'>) {
  return (
    <>
      {layers.length === 0 && <p>No product fits these filters.</p>}
      {layers.map(({ id, name, summary, categories }) => (
        <Part key={id} level={3} heading={name} text={summary}>
          <ul className={styles.categories}>
            {categories.map(category => (
              <li key={category.name}>
                <h4 id={toSlug(category.name)}>{category.name}</h4>
                <p className={words.note}>{category.question}</p>
                <ul className={styles.products}>
                  {category.products.map(({ name: product, maker, url, license, delivery, note }) => (
                    <li key={product} id={toSlug(product)} data-search="product">
                      <a href={url}>{product}</a>
                      <div className={styles.marks}>
                        {[license, ...delivery].map(mark => (
                          <Mark key={mark} name={mark} />
                        ))}
                      </div>
                      <p className={words.quiet}>{maker === product ? note : `${maker}. ${note}`}</p>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </>
  )
}
