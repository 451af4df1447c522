/** A moment as `2025-08-20 12:00:00`, in UTC. */
export function toUtc(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ')
}
