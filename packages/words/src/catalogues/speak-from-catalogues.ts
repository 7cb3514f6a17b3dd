import { findSetsBy } from '../define-words.ts'
import { keepCatalogues } from './read-set.ts'

// Texts of all languages are found in the catalogues from now on.
findSetsBy(keepCatalogues())
