export type Stat = { readonly lead: string; readonly description: string }

/** A stat split at its first space into the figure that leads and what it says. */
export function splitStat(stat: string): Stat {
  const [lead = '', ...words] = stat.split(' ')
  return { lead, description: words.join(' ') }
}

/** A benefit without the check mark that may lead it. */
export function withoutCheckMark(benefit: string): string {
  return benefit.replace(/^[✓✔✅☑]\uFE0F?\s*/u, '')
}
