/** What a server may do with data, by its settings. The privacy page tells of each only on a server that does it. */
export const dataUses = ['mail', 'database', 'webhook', 'alertWebhook', 'alertMail', 'digest'] as const

export type DataUse = (typeof dataUses)[number]
