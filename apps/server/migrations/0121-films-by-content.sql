-- Which pins play a film, for who asks whether it may be sent. Alone, so that nothing else is locked while it is built.
create index pin_media_of_film on pin_media (content_hash) where kind = 'video';
