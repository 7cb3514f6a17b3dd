export { ChooseTopicsScreen } from './choose-topics-screen.tsx'
export { TuneHomeScreen } from './tune-home-screen.tsx'
