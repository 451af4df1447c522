/** The one Trusted Types policy that the pages' content security policy lets scripts make. */
export const trustedHtmlPolicy = 'written-pieces'
