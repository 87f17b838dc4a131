// Generated from languages/en/gateway.json.
export const contact = "Contact"
export const howToReach = ({ name }: { name: string | number }) => `How to reach ${name}.`
export const email = "Email:"
export const phone = "Phone:"
