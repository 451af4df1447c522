/** Degrees from hanging straight down, positive toward where the figure looks. */
type Limb = readonly [upper: number, lower: number]

export type Pose = {
  /** Of the back, forward. */
  readonly lean: number
  /** Of the head, beyond the back: positive looks down, negative up. */
  readonly nod: number
  /** Far arm, near arm. */
  readonly arms: readonly [Limb, Limb]
  /** Far leg, near leg: thigh and shin. */
  readonly legs: readonly [Limb, Limb]
}

const pair = (far: Limb, near: Limb) => [far, near] as const

export const poses = {
  standing: { lean: 1, nod: 0, arms: pair([8, 14], [-8, 6]), legs: pair([6, 2], [-6, -4]) },
  resting: { lean: 0, nod: -2, arms: pair([-14, 30], [16, 62]), legs: pair([9, 3], [-8, -5]) },
  walking: { lean: 5, nod: 0, arms: pair([24, 42], [-20, 0]), legs: pair([24, 12], [-20, -38]) },
  carrying: { lean: 4, nod: 2, arms: pair([40, 150], [20, 160]), legs: pair([22, 10], [-18, -36]) },
  pointing: { lean: 2, nod: -4, arms: pair([-6, 16], [84, 90]), legs: pair([10, 4], [-10, -8]) },
  sighting: { lean: 24, nod: -18, arms: pair([52, 84], [44, 92]), legs: pair([18, 2], [-8, -14]) },
  reading: { lean: 6, nod: 22, arms: pair([26, 82], [20, 88]), legs: pair([6, 2], [-6, -4]) },
  raising: { lean: 0, nod: -14, arms: pair([-10, 10], [128, 158]), legs: pair([10, 4], [-10, -8]) },
  reaching: { lean: 4, nod: -20, arms: pair([138, 160], [150, 168]), legs: pair([12, 6], [-10, -8]) },
  hammering: { lean: 30, nod: 8, arms: pair([20, 40], [60, 110]), legs: pair([60, -26], [-8, -84]) },
  kneeling: { lean: 42, nod: -6, arms: pair([18, 26], [34, 46]), legs: pair([74, -18], [4, -86]) },
  pulling: { lean: -20, nod: 12, arms: pair([66, 84], [56, 78]), legs: pair([34, 22], [-6, -12]) },
  climbing: { lean: 6, nod: -16, arms: pair([120, 160], [96, 150]), legs: pair([58, -12], [4, -10]) },
  sawing: { lean: 38, nod: 4, arms: pair([30, 60], [6, 66]), legs: pair([34, 8], [-18, -26]) },
  seated: { lean: 4, nod: 4, arms: pair([30, 78], [24, 84]), legs: pair([88, 2], [82, -4]) },
  bending: { lean: 58, nod: -12, arms: pair([10, 16], [2, 10]), legs: pair([26, -6], [10, -16]) },
} satisfies Record<string, Pose>
