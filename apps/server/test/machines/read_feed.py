"""Reads a feed from its address and says what it found, as JSON."""
import json
import sys

import feedparser

feed = feedparser.parse(sys.argv[1])
print(json.dumps({
    "bozo": bool(feed.bozo),
    "why": str(feed.get("bozo_exception", "")),
    "version": feed.version,
    "status": feed.get("status"),
    "etag": feed.get("etag"),
    "title": feed.feed.get("title"),
    "link": feed.feed.get("link"),
    "entries": [
        {
            "title": each.get("title"),
            "link": each.get("link"),
            "id": each.get("id"),
            "published": list(each.published_parsed)[:6] if each.get("published_parsed") else None,
            "summary": each.get("summary"),
            "author": each.get("author"),
            "pictures": [one.get("href") for one in each.get("enclosures", [])]
                + [one.get("url") for one in each.get("media_content", [])],
        }
        for each in feed.entries
    ],
    "again": feedparser.parse(sys.argv[1], etag=feed.get("etag")).get("status"),
}))
