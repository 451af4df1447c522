/** The inputs of an estimate, as query keys. A file of its own, because every page loads the route table. */
export const estimateFields = ['kind', 'systems', 'data', 'risk', 'users', 'months'] as const

export type EstimateField = (typeof estimateFields)[number]
