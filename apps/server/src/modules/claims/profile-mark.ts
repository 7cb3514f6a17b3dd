import { siteDomainOf } from '@pinfold/contract'
import type { Writer } from '../../platform/writing/writer.ts'
import { type MemberRow, setWebsite } from '../accounts/index.ts'

type Marked = Pick<MemberRow, 'id' | 'websiteUrl' | 'isWebsiteVerified'>

/** Marks the website of the profile where it is on the site; a profile that names none gets the site. The member is locked. */
export async function giveMark(writer: Writer, member: Marked, site: { domain: string; address: string }) {
  if (member.websiteUrl === '') await setWebsite(writer, member.id, { address: site.address, isVerified: true })
  else if (siteDomainOf(member.websiteUrl) === site.domain) await setWebsite(writer, member.id, { isVerified: true })
}

/** Takes the mark of the profile's website away, where it is on the site. The member is locked. */
export async function takeMark(writer: Writer, member: Marked | undefined, domain: string): Promise<void> {
  if (member?.isWebsiteVerified !== true || siteDomainOf(member.websiteUrl) !== domain) return
  await setWebsite(writer, member.id, { isVerified: false })
}
