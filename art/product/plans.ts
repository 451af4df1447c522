/** Three invented health plans; amounts in dollars, for a family. */
export type Plan = {
  readonly name: string
  readonly premiumPerMonth: number
  readonly deductible: number
  /** What one person pays before the plan does; the whole deductible where the family shares it. */
  readonly deductiblePerPerson: number
  readonly outOfPocketLimit: number
  /** `null`: the deductible comes first, then coinsurance. */
  readonly copays: { readonly primary: number; readonly specialist: number; readonly generic: number } | null
  /** Share of the price after the deductible. */
  readonly coinsurance: number
  readonly employerHsa: number
}

export const bronze: Plan = {
  name: 'Bronze HSA',
  premiumPerMonth: 286,
  deductible: 6400,
  deductiblePerPerson: 6400,
  outOfPocketLimit: 14000,
  copays: null,
  coinsurance: 0.2,
  employerHsa: 1200,
}

export const silver: Plan = {
  name: 'Silver PPO',
  premiumPerMonth: 452,
  deductible: 3000,
  deductiblePerPerson: 1500,
  outOfPocketLimit: 9000,
  copays: { primary: 30, specialist: 60, generic: 15 },
  coinsurance: 0.2,
  employerHsa: 0,
}

export const gold: Plan = {
  name: 'Gold PPO',
  premiumPerMonth: 648,
  deductible: 1500,
  deductiblePerPerson: 750,
  outOfPocketLimit: 6000,
  copays: { primary: 20, specialist: 40, generic: 10 },
  coinsurance: 0.1,
  employerHsa: 0,
}

export const plans = [bronze, silver, gold] as const

/** What the employee expects in a year, with the price of each before the plan pays. */
export const expectedCare = {
  primary: { count: 10, price: 140 },
  specialist: { count: 8, price: 220 },
  generic: { count: 36, price: 25 },
  surgery: { count: 1, price: 6000 },
} as const

export type Estimate = {
  readonly premiums: number
  readonly care: number
  readonly employerHsa: number
  readonly total: number
  readonly worstCase: number
}

export function estimateYear(plan: Plan): Estimate {
  const premiums = plan.premiumPerMonth * 12
  const care = Math.min(estimateCare(plan), plan.outOfPocketLimit)
  const fixed = premiums - plan.employerHsa
  return {
    premiums,
    care,
    employerHsa: plan.employerHsa,
    total: fixed + care,
    worstCase: fixed + plan.outOfPocketLimit,
  }
}

function estimateCare({ copays, coinsurance, deductible, deductiblePerPerson }: Plan): number {
  const { primary, specialist, generic, surgery } = expectedCare
  const afterDeductible = (price: number, first: number) =>
    Math.min(price, first) + Math.max(0, price - first) * coinsurance
  if (copays === null) {
    const prices = [primary, specialist, generic, surgery].map(({ count, price }) => count * price)
    return afterDeductible(
      prices.reduce((sum, price) => sum + price, 0),
      deductible,
    )
  }
  const visits = primary.count * copays.primary + specialist.count * copays.specialist + generic.count * copays.generic
  return visits + afterDeductible(surgery.price, deductiblePerPerson)
}

export function toDollars(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`
}
