/** Licenses of products in the landscape, from open to closed. A product has one: that of its most open form. */
export const licenses = ['open source', 'open weights', 'proprietary'] as const

/** How products in the landscape are delivered. A product has one or both. */
export const deliveries = ['hosted service', 'self-hosted'] as const

export type MarkName = (typeof licenses)[number] | (typeof deliveries)[number]
