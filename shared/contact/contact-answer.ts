/** The one address of the site that takes something from visitors. */
export const contactEndpoint = '/send-email'

/** Whether an answer of the endpoint, as parsed from JSON, says that the message was accepted. */
export function isAccepted(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true
}
