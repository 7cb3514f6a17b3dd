/** Who may make an account: everybody, whoever was invited, addresses of some domains, nobody. */
export const signUpModes = ['open', 'invited', 'domains', 'closed'] as const
export type SignUpMode = (typeof signUpModes)[number]
