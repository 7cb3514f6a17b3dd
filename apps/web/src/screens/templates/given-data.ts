import type { LoaderFunctionArgs, RouterContextProvider, ServerBuild } from 'react-router'

type Answers = Readonly<Record<string, Promise<unknown>>>

/** What the loaders of a request answer, by their routes, where that is known before the router asks them. */
const given = new WeakMap<Readonly<RouterContextProvider>, Answers>()

/** The loaders of this request answer what is given. */
export function giveData(context: RouterContextProvider, answers: Readonly<Record<string, unknown>>): void {
  given.set(
    context,
    Object.fromEntries(Object.entries(answers).map(([route, answer]) => [route, Promise.resolve(answer)])),
  )
}

/** Asks the loaders of these routes as the router does, at once; should it come to that, the router gets the same answers. */
export function askLoaders(
  { routes }: ServerBuild,
  ids: readonly string[],
  args: Omit<LoaderFunctionArgs, 'context'> & { readonly context: RouterContextProvider },
): Promise<PromiseSettledResult<unknown>[]> {
  const answers = ids.map(async (id) => routes[id]?.module.loader?.(args))
  given.set(args.context, Object.fromEntries(ids.map((id, index) => [id, answers[index] ?? Promise.resolve()])))
  return Promise.allSettled(answers)
}

/** The build, with loaders that answer what is given for a request. */
export function withGivenData(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader
    if (!route || !loader) return [id, route] as const
    const answer = (args: LoaderFunctionArgs) => given.get(args.context)?.[id] ?? loader(args)
    return [id, { ...route, module: { ...route.module, loader: answer } }] as const
  })
  return { ...build, routes: Object.fromEntries(routes) }
}
