import { defineWords } from '@pinfold/words'

/** The page for people who write programs. */
export const developerWords = defineWords(
  'developers',
  {
    heading: 'For developers',
    lead: 'Programs can do here what their member can do: make boards, upload pictures, save Pins, read lists. This page shows how, with examples that run as they stand.',
    reference: 'All calls are in the <reference>API reference</reference>.',
    contents: 'On this page',
    tokenHeading: 'Make an access token',
    tokenText:
      'Open <settings>Security</settings> in your settings, look for Access tokens, and make a new one with the scopes that your program needs. It is shown once. Keep it as you keep a password: whoever has it can do what its scopes allow, until it runs out or you revoke it.',
    scopeReads: 'To read',
    scopeWrites: 'To write',
    scopeCovers: 'What it opens',
    boardsAre: 'Boards, their sections, teams and plans',
    pinsAre: 'Pins, comments, uploads, feeds and searches',
    secretBoardsAre: 'The same things of secret boards, beside the two above',
    userIs: 'The profile, its settings, and whom it follows',
    scopesText:
      'Writing covers reading. Passwords, email, sessions, messages and news are open to no token. What everybody can see can be read without one.',
    beginText:
      'The examples go on from each other: these few lines come first. Put your token in place of <code>pinfold_pat_…</code>.',
    firstHeading: 'Make the first calls',
    firstText:
      'Send the token as <code>Authorization: Bearer …</code>. What you asked for is <code>resource_response.data</code> in the answer. Ids are texts of digits: they do not fit the numbers of most languages. Take no notice of fields that you do not know, as new ones may come at any time.',
    writeText: 'A write takes a JSON body, and answers what it has made.',
    onceHeading: 'Write once, however often you send',
    onceText:
      'When an answer gets lost, you cannot know whether the write was done. Give each write an <code>Idempotency-Key</code> of its own and send it again with the same key: within a day it is done once, and answered the same.',
    uploadHeading: 'Upload a picture and make a Pin',
    uploadText:
      'Register the upload, send the fields of <code>upload_parameters</code> and then the file to <code>/upload/</code>, ask until the status is <code>succeeded</code>, and make a Pin with the <code>upload_id</code>. An upload whose status is <code>failed</code> says why in <code>failure_reason</code>.',
    listsHeading: 'Read a list to its end',
    listsText:
      'A list comes in pages. While there is more, the answer has a <code>resource_response.bookmark</code>: send it as <code>bookmarks</code> to go on. There are no page numbers, so nothing comes twice or is missed when the list changes meanwhile. <code>page_size</code> says how much you want at once.',
    errorsHeading: 'Know what went wrong',
    errorsText:
      'A failed call has a status of 400 or more, and says in <code>resource_response.error</code> what it was: a <code>name</code> for your program, a <code>message</code> for people, and the <code>field</code> that is wrong where there is one. A 401 or 403 has a header <code>WWW-Authenticate</code>: the token is not known, or lacks the scope that is named. What a member may not see answers 404, as if it were not there.',
    limitsHeading: 'Keep to the limits',
    limitsText:
      'What is counted tells its limit in <code>RateLimit-Policy</code>, with <code>q</code> calls in <code>w</code> seconds, and in <code>RateLimit</code> what is left of it: <code>r</code> calls, for <code>t</code> seconds. After a 429, wait for as many seconds as <code>Retry-After</code> says. New accounts may do less in an hour than known ones.',
    sitesHeading: 'Call from other sites',
    sitesText:
      'Pages of any site may call with a token: answers to it carry <code>Access-Control-Allow-Origin: *</code>. Cookies are never taken from there. Whatever a page holds its visitors can read, so let them bring tokens of their own.',
    graphHeading: 'Ask for what you need with GraphQL',
    graphText:
      'Members, boards and Pins can be read as a graph, too, at <code>/_/graphql/</code>: one call with just the fields that you want. It reads only.',
    typesHeading: 'Have types made',
    typesText:
      'The API is described by an OpenAPI 3.1 document, <typed>{typedPath}</typed>. Any generator for it makes a client in your language; with openapi-typescript and openapi-fetch, the compiler knows every call.',
    olderText:
      'Clients that speak the older resource protocol are described in <resources>{resourcesPath}</resources>. It does the same things and stays; write nothing new for it.',
    example: 'Example: {heading}',
    curl: 'curl',
    fetch: 'fetch',
    terminal: 'Terminal',
    typescript: 'TypeScript',
    copy: 'Copy',
    copied: 'Copied',
    copyNamed: 'Copy: {heading}',
    copyRefused: 'Your browser doesn’t allow copying. Select the text instead.',
  },
  { languages: ['en'] },
)
