import type { Landscape } from '../../../shared/content/schemas/landscape.ts'
import { toSlug } from '../../../shared/values/slug.ts'
import words from '../../components/text.module.scss'
import styles from './landscape.module.scss'
import { Mark } from './Mark.tsx'

type Props = Pick<Landscape, 'layers'> & {
  /** Opens all layers: what is left is what was asked for. */
  readonly isFiltered: boolean
}

export function LayerList({ layers, isFiltered }: Props) {
  return (
    <div>
      {layers.length === 0 && <p>No product fits these filters.</p>}
      {layers.map(({ id, name, summary, categories }, index) => (
        <details key={`${id} ${isFiltered}`} id={id} className={styles.layer} open={isFiltered || index === 0}>
          <summary>
            <h3>{name}</h3>
            <p className={words.quiet}>{summary}</p>
          </summary>
          <ul className={styles.categories}>
            {categories.map(category => (
              <li key={category.name}>
                <h4 id={toSlug(category.name)}>{category.name}</h4>
                <p className={words.quiet}>{category.question}</p>
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
        </details>
      ))}
    </div>
  )
}
