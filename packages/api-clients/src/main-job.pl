# What main-job.ts does, by a client that OpenAPI::Client (Debian: libopenapi-client-perl) makes of the document.
# It checks each call against the document before it is sent.
use strict;
use warnings;
use JSON::PP ();
use Mojo::Util 'encode';
use OpenAPI::Client;

my ($site, $token, $document, @pictures) = @ARGV;
my $client = OpenAPI::Client->new($document);
$client->ua->on(start => sub { $_[1]->req->headers->authorization("Bearer $token") });

sub answer {
    my ($tx) = @_;
    die encode('UTF-8', $tx->req->url . ' ' . ($tx->res->body // '') . "\n") unless $tx->res->is_success;
    return $tx->res->json->{resource_response};
}

my $me    = answer($client->call('getMe'))->{data};
my $board = answer($client->call(createBoard => {body => {name => 'Made by Perl', privacy => 'public'}}))->{data};

my @made;
for my $picture (@pictures) {
    my $upload = answer($client->call(registerUpload => {body => {type => 'pinimage'}}))->{data};
    my $fields = $upload->{upload_parameters};
    # The file has to come last, and a form of names has no order.
    my @parts = map { {'Content-Disposition' => qq{form-data; name="$_"}, content => $fields->{$_}} } sort keys %$fields;
    push @parts, {'Content-Disposition' => 'form-data; name="file"; filename="picture.jpg"', file => $picture};
    my $sent = $client->ua->post($upload->{upload_url} => {'Content-Type' => 'multipart/form-data'} => multipart => \@parts);
    die $sent->res->body unless $sent->res->is_success;
    my $state = '';
    while ($state ne 'succeeded') {
        my $uploads = answer($client->call(getUploads => {upload_ids => [$upload->{upload_id}]}))->{data};
        $state = $uploads->{$upload->{upload_id}}{status};
        die "the picture cannot be read\n" if $state eq 'failed';
        select undef, undef, undef, 0.1;
    }
    my $body = {upload_id => $upload->{upload_id}, board_id => $board->{id}, title => 'Picture ' . (@made + 1)};
    push @made, answer($client->call(createPin => {body => $body}))->{data};
}

my (@pages, $bookmark);
do {
    my $page = answer(
        $client->call(
            listBoardPins => {board_id => $board->{id}, page_size => 2, $bookmark ? (bookmarks => $bookmark) : ()}
        )
    );
    push @pages, [map { $_->{title} } @{$page->{data}}];
    $bookmark = $page->{bookmark};
} while (defined $bookmark);

my $refused = $client->call(listBoardPins => {board_id => 'no id'});
print JSON::PP->new->canonical->encode(
    {
        username  => $me->{username},
        boardName => $board->{name},
        pinIds    => [map { $_->{id} } @made],
        pages     => \@pages,
        refused   => $refused->res->code,
    }
);
