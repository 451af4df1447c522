import { z } from 'zod'
import { toRowReaders } from '../message-row.ts'

/** What a row reader needs of a row of the table `messages`. */
export const messageColumns = `id, state, form, version, received_at, fields, attempts, settled_at, fault,
  CASE state WHEN 'waiting' THEN greatest(queued_at, (SELECT started_at FROM retry_period)) ELSE queued_at END AS queued_at,
  greatest(due_at, queued_at) AS due_at`

/** What parses a row with `messageColumns`. */
export const createRowReader = toRowReaders(z.string(), z.date())
