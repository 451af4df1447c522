/** What a figure is: our own target, the result that someone else reported, or a fact about the world. */
export const kpiKind = /^(Our target|Reported by [^:]+, \d{4}|Context, \d{4}): /

const kpiPattern =
  /^(?<label>[^:]+: (?:at (?:least|most) |about |roughly |more than |up to )?)(?<figure>[<>]?\$?\d[\d.,–]*(?: to \d+)?%?(?:\s(?:million|billion))?)(?<rest>\s.+)$/

/** Splits a KPI such as "Our target: 20–30% fewer empty miles" around its figure; without one, `figure` is undefined. */
export function splitKpi(kpi: string): { readonly label?: string; readonly figure?: string; readonly rest?: string } {
  return kpiPattern.exec(kpi)?.groups ?? {}
}
