import { z } from 'zod'
import { contactFaultCodes } from '../../../shared/contact/contact-rules.ts'

/** The answer to a message that is stored. */
export const acceptedSchema = z.object({
  success: z.literal(true),
  message: z.string().meta({ description: 'What to tell the sender.' }),
  id: z.uuid(),
  reference: z
    .string()
    .regex(/^[0-9A-F]{4}-[0-9A-F]{4}$/)
    .meta({ description: 'What people quote of the id.' }),
  status: z.literal('accepted').meta({ description: 'Stored on disk; it is delivered afterwards.' }),
})

export type Accepted = z.infer<typeof acceptedSchema>

/** The answer to a message that is not, after RFC 9457. */
export const problemSchema = z.object({
  success: z.literal(false),
  type: z.literal('about:blank'),
  title: z.string().meta({ description: "The status in HTTP's words." }),
  status: z.int().min(400).max(599),
  code: z.string().meta({ description: 'The kind of the problem, for programs.' }),
  detail: z.string().meta({ description: 'What is wrong and what to do, for people.' }),
  errors: z
    .array(
      z.object({
        field: z.string(),
        code: z.enum(contactFaultCodes),
        message: z.string().meta({ description: 'What to tell beside the field.' }),
      }),
    )
    .meta({ description: 'At most one for each field; empty unless the code is invalid_fields.' }),
  requestId: z.string().meta({ description: "The same as in X-Request-Id; the operator's log has it." }),
})
