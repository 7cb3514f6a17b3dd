/** The name that plug-ins of sites know for this. */
export const META_NAME = 'p:domain_verify'
/** The file's name is the same for all: a site that repeats its address in what it answers proves nothing by that. */
export const FILE_NAME = 'pinfold-site-verification.txt'

/** What a site shows, in each of the ways. */
export const proofTexts = (token: string) => ({
  meta_tag: `<meta name="${META_NAME}" content="${token}">`,
  file_name: FILE_NAME,
  dns_record: `pinfold-site-verification=${token}`,
})
