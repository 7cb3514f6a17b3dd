import { limits } from './limits.ts'

/**
 * A username made of the name somebody goes by: its Latin letters and digits, marks taken off their letters, cut to what
 * usernames may hold. Empty where too little is left of it. It may be taken or reserved.
 */
export function proposeUsername(fullName: string): string {
  const plain = fullName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, limits.username.longest)
  return plain.length < limits.username.shortest ? '' : plain
}
