import type { Landscape } from '../../../shared/content/schemas/landscape.ts'
import styles from './LayerList.module.scss'

export function LayerList({ layers }: Pick<Landscape, 'layers'>) {
  return (
    <div className={styles.layers}>
      {layers.length === 0 && <p>No product fits both filters.</p>}
      {layers.map(({ id, name, summary, categories }) => (
        <section key={id} className={styles.layer} aria-labelledby={`layer-${id}`}>
          <h3 id={`layer-${id}`}>{name}</h3>
          <p className={styles.summary}>{summary}</p>
          <ul className={styles.categories}>
            {categories.map(category => (
              <li key={category.name}>
                <h4>{category.name}</h4>
                <p className={styles.question}>{category.question}</p>
                <ul className={styles.products}>
                  {category.products.map(({ name: product, maker, url, license, note }) => (
                    <li key={product}>
                      <a href={url}>{product}</a>
                      {` (${maker}, ${license}): ${note}`}
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
