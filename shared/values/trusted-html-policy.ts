/** Name of the only Trusted Types policy that the content security policy of pages allows. */
export const trustedHtmlPolicy = 'written-articles'
