import type { Camera, Vec3 } from './camera.ts'
import { mix } from './color.ts'
import type { Clothes, Person } from './figure.ts'
import { person, personShadow } from './person.ts'

/** Work clothes by day; `inLight` turns them toward the colour of the air. */
export const clothes = {
  teal: { coat: '#1d5866', trousers: '#16323b', skin: '#b07a5c', hat: '#c9a877' },
  oxide: { coat: '#8f3a25', trousers: '#2a3a40', skin: '#8a5a44', hat: '#3a2b26' },
  linen: { coat: '#d9cfb8', trousers: '#3d4a4c', skin: '#6f4733', hat: '#7b5a3a' },
  night: { coat: '#143842', trousers: '#0d252e', skin: '#a8755a', hat: '#0b1f27' },
  ochre: { coat: '#b9854a', trousers: '#27444b', skin: '#d0a080', hat: '#16323b' },
} as const satisfies Record<string, Clothes>

export function inLight(worn: Clothes, air: string, share: number): Clothes {
  const tint = (color: string) => mix(color, air, share)
  return { coat: tint(worn.coat), trousers: tint(worn.trousers), skin: tint(worn.skin), hat: tint(worn.hat) }
}

export type CrewMember = Omit<Person, 'at' | 'height'> & { readonly at: Vec3; readonly metres?: number }

/** People standing in the world of a camera, the farthest first. */
export function crew(camera: Camera, members: readonly CrewMember[]): string {
  return placed(camera, members).map(person).join('')
}

/** Their shadows on level ground, sheared by `lean` and as long as `length` of their height. */
export function crewShadows(
  camera: Camera,
  members: readonly CrewMember[],
  lean: number,
  length: number,
  color: string,
  opacity: number,
) {
  return placed(camera, members)
    .map(figure => personShadow(figure, lean, length, color, opacity))
    .join('')
}

function placed(camera: Camera, members: readonly CrewMember[]): readonly Person[] {
  return [...members]
    .sort((a, b) => camera.toView(b.at)[2] - camera.toView(a.at)[2])
    .map(({ metres = 1.75, ...member }) => ({
      ...member,
      at: camera.project(member.at),
      height: metres * camera.scaleAt(member.at),
    }))
}
