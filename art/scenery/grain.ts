import { radialGradient, rectangle, type Size, stops } from './svg.ts'

/** Film grain over the whole picture, dark and light specks; it also hides the steps of wide, faint gradients. */
export function grain(size: Size, amount = 0.22): string {
  const specks = (seed: number, color: string, gain: number) => {
    const level = amount * gain
    const matrix = `0 0 0 0 ${color} 0 0 0 0 ${color} 0 0 0 0 ${color} ${level} 0 0 0 ${-level * 0.47}`
    const noise = `<feTurbulence type="fractalNoise" baseFrequency="0.85" numOctaves="1" seed="${seed}"/>`
    const id = `film${seed}`
    return `<defs><filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${noise}<feColorMatrix type="matrix" values="${matrix}"/></filter></defs>${rectangle(0, 0, size, '#000000', `filter="url(#${id})"`)}`
  }
  return specks(7, '0', 1) + specks(19, '1', 1.5)
}

/** Darkens the corners toward `color`. */
export function vignette(size: Size, color: string, opacity: number): string {
  const center = [size.width / 2, size.height / 2] as const
  const shade = radialGradient(center, Math.hypot(...center), stops([0.55, color, 0], [1, color, opacity]))
  return shade.defs + rectangle(0, 0, size, shade.fill)
}
