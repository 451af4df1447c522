import type { Landscape } from '../../../shared/content/schemas/landscape.ts'

export function LayerList({ layers }: Pick<Landscape, 'layers'>) {
  return (
    <div className="landscape-layers">
      {layers.length === 0 && <p>No product fits both filters.</p>}
      {layers.map(({ id, name, summary, categories }) => (
        <section key={id} className="landscape-layer" aria-labelledby={`layer-${id}`}>
          <h3 id={`layer-${id}`}>{name}</h3>
          <p className="landscape-summary">{summary}</p>
          <ul className="landscape-categories">
            {categories.map(category => (
              <li key={category.name}>
                <h4>{category.name}</h4>
                <p className="landscape-question">{category.question}</p>
                <ul className="landscape-products">
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
