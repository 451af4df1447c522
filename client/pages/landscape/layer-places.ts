/** Where the layers are in the picture, as shares of its width and height. `map.ts` in art/landscape/ draws them there. */
export const layerPlaces: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  'business-applications': { x: 0.3, y: 0.21 },
  'tools-and-agents': { x: 0.3, y: 0.355 },
  'data-and-retrieval': { x: 0.3, y: 0.5 },
  'foundation-models': { x: 0.3, y: 0.65 },
  infrastructure: { x: 0.3, y: 0.8 },
  governance: { x: 0.9, y: 0.24 },
}
