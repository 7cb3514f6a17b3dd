-- Older pictures are compared by their parts as well: with all that is blocked, from the first one on. What was brought before a
-- moderator is not brought again for the same block.
update blocked_pictures set is_compared = false, compared_bucket = -1, compared_hash = '';
