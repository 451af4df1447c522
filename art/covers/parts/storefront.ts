import { line, oval, shape } from './prop.ts'

/** A small shop with a striped awning; 3.4 m wide, standing on 0. */
export function storefront(): string {
  const boards = Array.from({ length: 11 }, (_, i) => line(`M${-150 + i * 30},-4V-236`, '#85301b', 2.4))
  const stripes = Array.from({ length: 9 }, (_, i) => {
    const [top, low] = [-132 + i * 29.4, -158 + i * 35]
    return shape(
      `M${top},-186H${top + 29.4}L${low + 35},-140Q${low + 17.5},-126 ${low},-140Z`,
      i % 2 ? '#f7f4ee' : '#2b7a8b',
    )
  })
  return [
    oval([10, 2], [200, 14], '#10303c', 'opacity="0.3"'),
    shape('M-164,0V-240H164V0Z', '#a63d24'),
    ...boards,
    shape('M-184,-236L-128,-318H128L184,-236Z', '#5c6f72'),
    shape('M-184,-236H184V-226H-184Z', '#ece6db'),
    shape('M-138,-34V-148H22V-34Z', '#f0b56b') + shape('M-138,-34V-148H-60L-120,-34Z', '#f6d9ab'),
    line('M-138,-34H22V-148H-138ZM-58,-34V-148M-138,-96H22', '#ece6db', 6),
    shape('M-124,-40V-70H-102V-40ZM-94,-40V-60H-72V-40ZM-44,-40V-80H-26V-40ZM-14,-40V-64H10V-40Z', '#175468'),
    shape('M56,0V-150A42,42 0 0 1 140,-150V0Z', '#ece6db') + shape('M64,0V-148A34,34 0 0 1 132,-148V0Z', '#10303c'),
    shape('M72,-78V-146A26,26 0 0 1 124,-146V-78Z', '#f0b56b') + oval([120, -60], [4, 4], '#f0b56b'),
    shape('M-160,-140H160V-134L-160,-130Z', '#10303c', 'opacity="0.35"'),
    ...stripes,
  ].join('')
}
