/** For pages whose application is held: a script of its own in the page's head. The application, when it comes, leaves it at that. */
import { watchPinViews } from './watch-pin-views.ts'

document.documentElement.dataset['pinViews'] = 'watched'
addEventListener('DOMContentLoaded', watchPinViews)
