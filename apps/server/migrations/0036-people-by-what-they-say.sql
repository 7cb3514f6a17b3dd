-- Members are found by what they say about themselves: the next start takes all of them into the index anew.
delete from search_fills where kind = 'member';
