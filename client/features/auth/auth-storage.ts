import { parseRegisteredUsers, parseSession, registeredUsersKey, sessionKey } from './session.ts'
import { createStoredValue } from './stored-value.ts'

export const storedSession = createStoredValue({ key: sessionKey, parse: parseSession })
export const storedUsers = createStoredValue({ key: registeredUsersKey, parse: parseRegisteredUsers })
