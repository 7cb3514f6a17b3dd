/** What makes two email addresses one: letter case does not count. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()
