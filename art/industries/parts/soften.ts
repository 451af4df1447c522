type Field = { readonly values: Float32Array; readonly width: number; readonly height: number; readonly radius: number }

/** Blurs three-channel light: three box blurs each way come close to a Gaussian. */
export function softened({ values, width, height, radius }: Field): Float32Array {
  let field = values
  const reach = Math.max(1, Math.round(radius))
  for (let pass = 0; pass < 3; pass++) {
    field = boxBlur(field, { lines: height, length: width, lineStep: width * 3, step: 3, reach })
    field = boxBlur(field, { lines: width, length: height, lineStep: 3, step: width * 3, reach })
  }
  return field
}

type Lines = {
  readonly lines: number
  readonly length: number
  readonly lineStep: number
  readonly step: number
  readonly reach: number
}

function boxBlur(values: Float32Array, { lines, length, lineStep, step, reach }: Lines): Float32Array {
  const out = new Float32Array(values.length)
  const window = reach * 2 + 1
  for (let line = 0; line < lines; line++) {
    for (let k = 0; k < 3; k++) {
      const start = line * lineStep + k
      const read = (i: number) => values[start + Math.min(length - 1, Math.max(0, i)) * step] as number
      let sum = 0
      for (let i = -reach; i <= reach; i++) sum += read(i)
      for (let i = 0; i < length; i++) {
        out[start + i * step] = sum / window
        sum += read(i + reach + 1) - read(i - reach)
      }
    }
  }
  return out
}
