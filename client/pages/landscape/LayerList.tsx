import type { Landscape } from '../../../shared/content/schemas/landscape.ts'
import { type ScreenData, servedHtmlIds } from '../../../shared/page-data.ts'
import styles from './LayerList.module.scss'

type Props = { readonly list: ScreenData['landscape']['list'] }

/** Layers with their categories and products; the words of the picture, with the address of each product. */
export function LayerList({ list }: Props) {
  // Nothing in the list answers the visitor, so the browser takes the server's HTML as it is, without the data of it.
  if (list.kind === 'html') return <ServedLayers html={list.html} />
  return <Layers layers={list.layers} />
}

function ServedLayers({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own rendering of the same list
  return <div id={servedHtmlIds.layers} className={styles.layers} dangerouslySetInnerHTML={{ __html: html }} />
}

function Layers({ layers }: Pick<Landscape, 'layers'>) {
  return (
    <div id={servedHtmlIds.layers} className={styles.layers}>
      {layers.length === 0 && <p>No product fits both filters.</p>}
      {layers.map(({ id, name, summary, categories }) => (
        <section key={id} className={styles.layer} aria-labelledby={`layer-${id}`}>
          <h3 id={`layer-${id}`} className={styles.name}>
            {name}
          </h3>
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
