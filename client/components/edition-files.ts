import { createContext } from 'react'
import type { BuiltFiles } from '../../shared/content/schemas/files.ts'

/** The files to download that the scripts do not know, because they were not public when they were built. */
export const EditionFiles = createContext<BuiltFiles | undefined>(undefined)
