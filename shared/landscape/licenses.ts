/** License types of products in the landscape, from closed to open. */
export const licenses = ['service', 'proprietary', 'open source', 'open weights'] as const
