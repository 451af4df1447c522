import { expect } from 'vitest'
import { z } from 'zod'
import { makeFields } from './make-fields.ts'
import { waitFor } from './wait-for.ts'

/** For a busy machine. */
export const maxWait = { timeout: 90_000 }

/** The id of the message, which is accepted. */
export async function post(url: string, path: string, fields: object, key?: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json', ...(key !== undefined && { 'Idempotency-Key': key }) }
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(fields) })
  return z.object({ success: z.literal(true), id: z.string() }).parse(await response.json()).id
}

/** Posts messages that every version knows until it is told to end; `ids` are of those that were accepted. */
export function startLoad(urls: () => readonly string[], text = 'Under load') {
  const ids: string[] = []
  let isPosting = true
  const posting = (async () => {
    for (let number = 0; isPosting; number += 1) {
      const url = urls()[number % urls().length] ?? ''
      const id = await post(url, '/send-email', makeFields({ details: `${text} ${number}` })).catch(() => undefined)
      if (id !== undefined) ids.push(id)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  })()
  const end = async () => {
    isPosting = false
    await posting
  }
  const goOn = async () => {
    const { length } = ids
    await waitFor(() => expect(ids.length).toBeGreaterThan(length + 20), maxWait)
  }
  return { ids, goOn, end }
}
