-- The newest members or boards that say a very common word are found by walking from the newest on: those that match are too
-- many to be sorted. Rare words are found by their own index, as ever.
create index search_documents_newest_of_kind on search_documents (kind, id desc) where is_listed and kind <> 'pin';

-- What the program did for one cause, the newest first.
create index abuse_measures_of_cause on abuse_measures (bucket, cause, id desc);
