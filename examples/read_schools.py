#!/usr/bin/env python3
"""Reads a town, follows changes and verifies attribution by the API of Aulario, with Python's standard library alone.

python3 examples/read_schools.py http://localhost:3000 /places/deutschland/nordrhein-westfalen/koeln
"""
import json
import sys
import time
import urllib.error
import urllib.parse
import urllib.request


class Api:
    """Reads the API; sends what it has read before, and waits when it is told to."""

    def __init__(self, origin):
        self.root = origin.rstrip("/") + "/api/v1"
        self.known = {}

    def get(self, path, **query):
        url = self.root + path + ("?" + urllib.parse.urlencode(query) if query else "")
        tag, answer = self.known.get(url, (None, None))
        request = urllib.request.Request(url, headers={"If-None-Match": tag} if tag else {})
        try:
            with urllib.request.urlopen(request) as response:
                answer = json.load(response)
                self.known[url] = (response.headers["ETag"], answer)
        except urllib.error.HTTPError as error:
            if error.code == 429:
                time.sleep(int(error.headers["Retry-After"]))
                return self.get(path, **query)
            if error.code != 304:
                raise SystemExit(f"{url}: {error.code} {error.read().decode()}")
        return answer


def sources_used(value):
    """Returns the ids of all sources that an answer names."""
    if isinstance(value, list):
        return set().union(*map(sources_used, value))
    if isinstance(value, dict):
        own = {value["source"]} if isinstance(value.get("source"), str) else set()
        return own.union(*map(sources_used, value.values()))
    return set()


def verify_attribution(answer):
    """Fails if data of an answer come without the attribution that their licence requires."""
    given = {source["id"]: source["attribution"] for source in answer["sources"]}
    missing = [source for source in sources_used(answer["data"]) if not given.get(source)]
    if missing or not answer["licence"]["attribution"]:
        raise SystemExit(f"No attribution for {missing or 'Aulario itself'}.")
    return set(given.values()) | {answer["licence"]["attribution"]}


def read_place(api, path):
    """Returns all schools of a town and the attributions to show with them."""
    schools, attributions, page, pages = {}, set(), 1, 1
    while page <= pages:
        answer = api.get(path, page=page)
        attributions |= verify_attribution(answer)
        schools.update((school["id"], school) for school in answer["data"]["schools"])
        page, pages = page + 1, answer["data"]["pages"]
    return schools, attributions


def follow_changes(api, schools, cursor=None, since=None):
    """Brings schools up to date; returns the place to go on from another day, and the number of changes."""
    query, count = ({"cursor": cursor} if cursor else {"since": since} if since else {}), 0
    while True:
        changes = api.get("/changes", **query)["data"]
        for change in changes["changes"]:
            count += 1
            if change["id"] not in schools:
                continue
            if change["state"] == "gone":
                del schools[change["id"]]
            else:
                answer = api.get("/schools/" + urllib.parse.quote(change["id"], safe=""))
                verify_attribution(answer)
                schools[change["id"]] = answer["data"]
        query = {"cursor": changes["cursor"]}
        if not changes["more"]:
            return changes["cursor"], count


def main(origin, path, since=None):
    api = Api(origin)
    schools, attributions = read_place(api, path)
    print(f"{len(schools)} schools at {path}")
    again, _ = read_place(api, path)
    assert again == schools, "A second reading, with ETags, differs."
    cursor, count = follow_changes(api, schools, since=since)
    assert follow_changes(api, schools, cursor)[1] == 0, "The cursor tells changes twice."
    print(f"{count} changes followed, {len(schools)} schools kept")
    facts = [verify_attribution(api.get(f"/schools/{urllib.parse.quote(id, safe='')}/facts")) for id in list(schools)[:20]]
    print("Show with the data: " + "; ".join(sorted(attributions.union(*facts))))


if __name__ == "__main__":
    if len(sys.argv) < 3:
        raise SystemExit(__doc__)
    main(*sys.argv[1:4])
