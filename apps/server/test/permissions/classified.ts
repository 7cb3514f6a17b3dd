/** What no row of the table is about, each with why it needs none. A route belongs here or to a row, never to both. */
export const classifiedEndpoints: Readonly<Record<string, string>> = {
  'UserRegisterResource.create': 'public: makes an account and acts on nobody’s',
  'UserSessionResource.create': 'public: whoever knows the password',
  'UserSessionResource.delete': 'own account: ends the viewer’s own sessions; others’ are missing',
  'UserSessionStoreResource.get': 'own account: answers the viewer’s own sessions',
  'EmailExistsResource.get': 'public: sign-up asks it, and a rate limit bounds it',
  'GET /v3/register/exists/': 'public: the same at another address',
  'POST /v3/users/me/': 'own account: names nobody but the viewer',
  'BoardResource.create': 'own account: the new board is the viewer’s',
  'BoardPickerBoardsResource.get': 'own account: the boards the viewer may save to',
  'VIPResource.create': 'own account: the new upload is the viewer’s',
  'POST /v3/media/uploads/register/batch/': 'own account: the new uploads are the viewer’s',
}

/** Addresses beside the endpoints. */
export const classifiedRoutes: Readonly<Record<string, string>> = {
  '/live': 'public: says that the server lives',
  '/v3/openapi.json': 'public: the document of the API',
  '/resource/:name/:action': 'a way to the endpoints',
  '/_ngjs/resource/:name/:action': 'a way to the endpoints',
  '/v3/*': 'a way to the endpoints',
  '/vx/*': 'a way to the endpoints',
  '/upload': 'own account: a ticket names the one upload it is for',
  '/upload-image': 'own account: the new upload is the viewer’s',
}
