/** Address of the hosted platform's API. */
export const hostedApiUrl = 'https://www.wixapis.com'

/** Returns whether this is the hosted platform, whose pictures, pages and captcha have known hosts. */
export const isHostedPlatform = (url: string): boolean =>
  /(^|\.)wixapis\.com$/.test(new URL(url).hostname)
