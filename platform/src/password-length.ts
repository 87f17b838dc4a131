/**
 * Length of a new password in characters, for the forms of the shop and the pages of the embedded platform. The platform
 * declares no bounds: assumed; the minimum follows NIST SP 800-63B.
 */
export const passwordLength = { min: 8, max: 100 } as const
