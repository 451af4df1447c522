/** Everything that the site keeps in the browser's local storage. The privacy page names each key. */
export const storageKeys = {
  /** `light`, `dark` or nothing. Also in client/loader.ts, which is inline and cannot import. */
  colorScheme: 'colorScheme',
  session: 'user',
  accounts: 'registeredUsers',
} as const

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys]
