export { StoryBuilderScreen } from './story-builder-screen.tsx'
