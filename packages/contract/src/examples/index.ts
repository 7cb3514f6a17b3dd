export { apiExamples, type ApiExample, documentPaths, type ExampleName, SAMPLE_TOKEN } from './api-examples.ts'
