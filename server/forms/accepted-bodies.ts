export const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const
export const acceptedTypes = ['application/json', ...formTypes] as const
export const maxBodyBytes = 32 * 1024
/** Counts unknown fields too, such as those that a spam filter or a browser extension adds. */
export const maxFormFields = 20
