-- Statistics of businesses say how often they are seen; views of pages are counted no more.
drop table profile_views;
