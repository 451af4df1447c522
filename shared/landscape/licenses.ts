/** How a product of the landscape is offered, from the most closed to the most open form. */
export const licenses = ['service', 'proprietary', 'open source', 'open weights'] as const
