import { hashPassword } from '../../../client/features/auth/hash-password.ts'

/** A cost of hashing that is not the product's: tests hash often. */
export const cheap = { ln: 10, r: 8, p: 1 }

export const grace = {
  id: 'grace-hopper',
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@company.example',
  role: 'CEO',
  avatar: '/images/avatars/grace-hopper.jpg',
} as const

/** A staff of one, whose password is "shared word". */
export async function makeStaff() {
  return { passwordHash: await hashPassword('shared word', cheap), read: async () => [grace] }
}
